/** Tests and benchmarks ask faster than any guest. */
export const noRateLimits = {
  RATE_LIMIT_GENERAL: '0',
  RATE_LIMIT_WRITES: '0',
  RATE_LIMIT_ORDERS: '0',
  RATE_LIMIT_UPLOADS: '0',
  RATE_LIMIT_FORMS: '0',
  RATE_LIMIT_VISITS: '0',
  RATE_LIMIT_AUTH: '0',
}
