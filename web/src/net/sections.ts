// A table's picture is in sections; a change brings those that are new. A section that is gone comes as null.
export type Sections = Record<string, unknown>;

/** The sections after a change. What is null and was no part of a view is gone; within a view null is a value. */
export function applied(sections: Sections, change: Sections): Sections {
  const now = { ...sections };
  for (const [name, value] of Object.entries(change)) {
    if (value === null && !name.startsWith("view.")) delete now[name];
    else now[name] = value;
  }
  return now;
}

/** The view, put together from its sections. */
export function viewOf(sections: Sections): Record<string, unknown> | null {
  const own = Object.entries(sections).filter(([name]) => name.startsWith("view."));
  return own.length ? Object.fromEntries(own.map(([name, value]) => [name.slice(5), value])) : null;
}
