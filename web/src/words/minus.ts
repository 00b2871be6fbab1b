/** A number as the catalogues write it: below zero with a minus sign in place of a hyphen. */
export const withMinus = (number: number): string => String(number).replace("-", "−");
