import type { ComponentType } from 'react'

import type { Site } from '#cms/payload-types.ts'
import type { SectionType } from '#domain/content/section-types.ts'

import { HeroView } from './hero/hero.tsx'
import { ContentView } from './content/content.tsx'
import { TwoColumnsView } from './two-columns/two-columns.tsx'
import { ColumnsImageTextView } from './columns-image-text/columns-image-text.tsx'
import { ColumnsImageTextType2View } from './columns-image-text-type-2/columns-image-text-type-2.tsx'
import { ColumnsImageTextType3View } from './columns-image-text-type-3/columns-image-text-type-3.tsx'
import { ColumnsImageTextNewsView } from './columns-image-text-news/columns-image-text-news.tsx'
import { ColumnsVideoTextView } from './columns-video-text/columns-video-text.tsx'
import { ServicesView } from './services/services.tsx'
import { TechniquesView } from './techniques/techniques.tsx'
import { SectionLinkView } from './section-link/section-link.tsx'
import { FormView } from './form/form.tsx'
import { ParallaxView } from './parallax/parallax.tsx'
import { ParallaxVideoView } from './parallax-video/parallax-video.tsx'
import { NewsTeasersView } from './news-teasers/news-teasers.tsx'
import { NewsArchiveView } from './news-archive/news-archive.tsx'
import { GalleryView } from './gallery/gallery.tsx'
import { BeforeAfterView } from './before-after/before-after.tsx'
import { ButtonsView } from './buttons/buttons.tsx'
import { AnimationView } from './animation/animation.tsx'
import { ImageView } from './image/image.tsx'
import { VideoView } from './video/video.tsx'
import { FaqView } from './faq/faq.tsx'
import { StepsView } from './steps/steps.tsx'
import { FiguresView } from './figures/figures.tsx'
import { QuotesView } from './quotes/quotes.tsx'
import { PricesView } from './prices/prices.tsx'
import { TableView } from './table/table.tsx'
import { TeamView } from './team/team.tsx'
import { LogosView } from './logos/logos.tsx'
import { OpeningHoursView } from './opening-hours/opening-hours.tsx'
import { DishesView } from './dishes/dishes.tsx'
import { ReviewsView } from './reviews/reviews.tsx'
import { MapView } from './map/map.tsx'
import { EmbedView } from './embed/embed.tsx'
import { CustomFormView } from './custom-form/custom-form.tsx'
import { SliderView } from './slider/slider.tsx'
import { PieceView } from './piece/piece.tsx'
import type { SectionProps } from './shared/section.ts'

type Sections = NonNullable<NonNullable<Site['content']>['body']>[number]
type SectionOf<Type extends SectionType> = Extract<Sections, { blockType: Type }>

/** The view of every section. */
const viewOf = {
  hero: HeroView,
  content: ContentView,
  twoColumns: TwoColumnsView,
  columnsImageText: ColumnsImageTextView,
  columnsImageTextType2: ColumnsImageTextType2View,
  columnsImageTextType3: ColumnsImageTextType3View,
  columnsImageTextNews: ColumnsImageTextNewsView,
  columnsVideoText: ColumnsVideoTextView,
  services: ServicesView,
  techniques: TechniquesView,
  sectionLink: SectionLinkView,
  form: FormView,
  parallax: ParallaxView,
  parallaxVideo: ParallaxVideoView,
  sectionNewsTeasers: NewsTeasersView,
  newsArchive: NewsArchiveView,
  gallery: GalleryView,
  beforeAfter: BeforeAfterView,
  buttons: ButtonsView,
  animation: AnimationView,
  image: ImageView,
  video: VideoView,
  faq: FaqView,
  steps: StepsView,
  figures: FiguresView,
  quotes: QuotesView,
  prices: PricesView,
  table: TableView,
  team: TeamView,
  logos: LogosView,
  openingHours: OpeningHoursView,
  dishes: DishesView,
  reviews: ReviewsView,
  map: MapView,
  embed: EmbedView,
  customForm: CustomFormView,
  slider: SliderView,
  piece: PieceView,
} satisfies { [Type in SectionType]: ComponentType<SectionProps<SectionOf<Type>>> }

/** The view of a section by its type; none for a type that nobody knows any more. */
export function sectionView(type: string): ComponentType<SectionProps<Sections>> | undefined {
  if (!Object.hasOwn(viewOf, type)) return undefined

  // Each view takes the section of its own type, which is the one it is asked for.
  return viewOf[type as SectionType] as unknown as ComponentType<SectionProps<Sections>>
}
