/** A row of a list is called by what its field says. */
export const rowLabel = (field: string) => ({
  RowLabel: { path: '/collections/shared/admin/text-row-label.tsx#TextRowLabel', clientProps: { field } },
})
