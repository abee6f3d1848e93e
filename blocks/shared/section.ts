import type { Image, Site, Upload } from '#cms/payload-types.ts'
import type { FileRef, PageView, PictureRef, SiteRef, WebsiteView } from '#domain/content/page.contract.ts'

/** The fields of a section as a page gets them: each id replaced by what it names, or by nothing. */
export type Shown<Value> = [Extract<Value, Image | Upload | Site>] extends [never]
  ? Value extends (infer Row)[]
    ? Shown<Row>[]
    : Value extends { root: object }
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Shown<Value[Name]> }
        : Value
  : RefOf<Extract<Value, Image | Upload | Site>> | Extract<Value, null | undefined>

type RefOf<Doc> = Doc extends Image ? PictureRef : Doc extends Site ? SiteRef : FileRef

/** What a section may know of the page around it. */
export type PageFrame = { page: PageView; website: WebsiteView }

export type SectionProps<Section> = PageFrame & {
  section: Shown<Section>
  /** Where the section stands on its page; what is at the top is loaded at once. */
  position: number
}
