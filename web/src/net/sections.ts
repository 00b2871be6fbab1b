// A table's state comes in sections; a change has the new ones. A removed section comes as null.
export type Sections = Record<string, unknown>;

/**
 * The sections after a change. A section that is null is removed, except in a view and its figures, where null is a
 * value.
 */
export function applied(sections: Sections, change: Sections): Sections {
  const now = { ...sections };
  for (const [name, value] of Object.entries(change)) {
    if (value === null && !/^(view|figures)\./.test(name)) delete now[name];
    else now[name] = shared(sections[name], value);
  }
  return now;
}

/** Return the new value, reusing unchanged parts of the old one, so that readers detect changes by identity. */
export function shared(old: unknown, now: unknown): unknown {
  if (old === now || typeof old !== "object" || typeof now !== "object" || !old || !now) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const parts = now.map((part, at) => shared(old[at], part));
    return parts.length === old.length && parts.every((part, at) => part === old[at]) ? old : parts;
  }
  if (Array.isArray(old)) return now;
  const before = old as Sections;
  const parts = Object.fromEntries(Object.entries(now).map(([name, part]) => [name, shared(before[name], part)]));
  const names = Object.keys(parts);
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && parts[name] === before[name]);
  return isSame ? old : parts;
}

function fieldsOf(sections: Sections, prefix: string): Record<string, unknown> | null {
  const own = Object.entries(sections).filter(([name]) => name.startsWith(prefix));
  return own.length ? Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) : null;
}

/** The view, built from its sections. */
export const viewOf = (sections: Sections): Record<string, unknown> | null => fieldsOf(sections, "view.");

/** The figures, built from their sections; null in a game without figures. */
export const figuresOf = (sections: Sections): Record<string, unknown> | null => fieldsOf(sections, "figures.");
