/** Within what a readable key is unique, where it is not unique everywhere. */
export type KeyScope = 'branch' | 'division'
