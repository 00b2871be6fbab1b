// How long ago something was, in words of a language.
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** The time from one moment to another, such as "3 hours ago", in the largest unit that it fills; both in seconds. */
export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", passed + 1];
  return words.format(-Math.floor(passed / seconds), unit);
}
