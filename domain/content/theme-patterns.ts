/** What may stand in a theme: forms ask for it, and pages leave out what is anything else. */
export const themePatterns = {
  /** Six hex digits; a division's may be translucent. */
  color: /^#[0-9a-f]{6}([0-9a-f]{2})?$/i,
  font: /^[a-z0-9][a-z0-9 -]{0,60}$/i,
  radius: /^(0|\d{1,2}(\.\d{1,3})?(rem|px))$/,
}
