const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The one way in which ids are written; PostgreSQL would read others as well. */
export const isUuid = (text: string): boolean => uuid.test(text)
