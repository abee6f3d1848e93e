type Text = string | null | undefined

type Given<Picture> = {
  name: string
  isHome: boolean
  seo: { title?: Text; description?: Text; image?: Picture | null | undefined }
  content: {
    teaserText?: Text
    description?: Text
    teaserImage?: Picture | null | undefined
    image?: Picture | null | undefined
  }
  brand: { name: string; description?: Text; picture?: Picture | null | undefined }
}

/** How search engines and shared links show a page: what is said for them, else what the page or its brand says. */
export function faceOfPage<Picture>({ name, isHome, seo, content, brand }: Given<Picture>) {
  return {
    title: seo.title || (isHome ? brand.name : `${name} – ${brand.name}`),
    description: seo.description || content.teaserText || content.description || brand.description || '',
    picture: seo.image ?? content.teaserImage ?? content.image ?? brand.picture ?? null,
  }
}

/** A text as it is shown where there is room for so many characters: whole words, and dots for the rest. */
export function asSeen(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')

  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()} …`
}
