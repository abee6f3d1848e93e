/** What files are told apart by on the disk means nothing to people. */
const apart = /-[0-9a-f]{12}(?=\.[a-z0-9]{1,8}$)/i

type Named = { alt?: string | null | undefined; name?: string | null | undefined }

/** What a medium is called: a picture by its description, and whatever has none by the name that its file had. */
export const mediumTitle = ({ alt, name }: Named): string =>
  alt?.trim() || name?.replace(apart, '') || 'Ohne Namen'
