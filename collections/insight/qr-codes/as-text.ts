/** A moment as the API says it; forms hand in dates. */
export const asText = (moment: unknown): unknown => (moment instanceof Date ? moment.toISOString() : moment)
