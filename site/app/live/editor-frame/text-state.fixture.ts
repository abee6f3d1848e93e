/** Parts of a formatted text as it is stored. */

export const block = { version: 1, direction: null, format: '', indent: 0 }
export const words = (text: string, format = 0) => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})
export const link = {
  ...block,
  type: 'link',
  version: 3,
  id: '66f0',
  fields: { linkType: 'internal', doc: { relationTo: 'sites', value: '0192' }, newTab: false },
  children: [words('hier')],
}
