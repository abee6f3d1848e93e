/**
 * Repairs `payload`, `dist/utilities/handleEndpoints.js`: it knows no HEAD, which may be asked wherever GET may. Node
 * leaves out the body of the answer by itself.
 */
export const headMeansGet = (method: string): { method?: 'GET' } =>
  method === 'HEAD' ? { method: 'GET' } : {}
