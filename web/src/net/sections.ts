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

function fieldsOf(sections: Sections, prefix: string): Record<string, unknown> | null {
  const own = Object.entries(sections).filter(([name]) => name.startsWith(prefix));
  return own.length ? Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) : null;
}

/** The view, put together from its sections. */
export const viewOf = (sections: Sections): Record<string, unknown> | null => fieldsOf(sections, "view.");

/** The figures, put together from their sections; null in a game that has none. */
export const figuresOf = (sections: Sections): Record<string, unknown> | null => fieldsOf(sections, "figures.");
