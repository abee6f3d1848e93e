export type StoredRecord = { id: string } & Record<string, unknown>

/** Records of a collection that is only known at run time, of which all have an id. */
export const asRecords = (docs: readonly object[]): StoredRecord[] => docs as StoredRecord[]
