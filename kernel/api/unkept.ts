/** Nothing on the way may keep such an answer. */
export const unkept = { headers: { 'cache-control': 'no-store' } }
