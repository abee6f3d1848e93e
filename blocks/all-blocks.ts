import type { Block } from 'payload'

import type { SectionType } from '#domain/content/section-types.ts'

import { heroBlock } from './hero/hero.block.ts'
import { contentBlock } from './content/content.block.ts'
import { twoColumnsBlock } from './two-columns/two-columns.block.ts'
import { columnsImageTextBlock } from './columns-image-text/columns-image-text.block.ts'
import { columnsImageTextType2Block } from './columns-image-text-type-2/columns-image-text-type-2.block.ts'
import { columnsImageTextType3Block } from './columns-image-text-type-3/columns-image-text-type-3.block.ts'
import { columnsImageTextNewsBlock } from './columns-image-text-news/columns-image-text-news.block.ts'
import { columnsVideoTextBlock } from './columns-video-text/columns-video-text.block.ts'
import { servicesBlock } from './services/services.block.ts'
import { techniquesBlock } from './techniques/techniques.block.ts'
import { sectionLinkBlock } from './section-link/section-link.block.ts'
import { formBlock } from './form/form.block.ts'
import { parallaxBlock } from './parallax/parallax.block.ts'
import { parallaxVideoBlock } from './parallax-video/parallax-video.block.ts'
import { sectionNewsTeasersBlock } from './news-teasers/news-teasers.block.ts'
import { newsArchiveBlock } from './news-archive/news-archive.block.ts'
import { galleryBlock } from './gallery/gallery.block.ts'
import { beforeAfterBlock } from './before-after/before-after.block.ts'
import { buttonsBlock } from './buttons/buttons.block.ts'
import { animationBlock } from './animation/animation.block.ts'
import { imageBlock } from './image/image.block.ts'
import { videoBlock } from './video/video.block.ts'
import { faqBlock } from './faq/faq.block.ts'
import { stepsBlock } from './steps/steps.block.ts'
import { figuresBlock } from './figures/figures.block.ts'
import { quotesBlock } from './quotes/quotes.block.ts'
import { pricesBlock } from './prices/prices.block.ts'
import { tableBlock } from './table/table.block.ts'
import { teamBlock } from './team/team.block.ts'
import { logosBlock } from './logos/logos.block.ts'
import { openingHoursBlock } from './opening-hours/opening-hours.block.ts'
import { dishesBlock } from './dishes/dishes.block.ts'
import { reviewsBlock } from './reviews/reviews.block.ts'
import { mapBlock } from './map/map.block.ts'
import { embedBlock } from './embed/embed.block.ts'
import { customFormBlock } from './custom-form/custom-form.block.ts'
import { sliderBlock } from './slider/slider.block.ts'
import { pieceBlock } from './piece/piece.block.ts'

/** The schema of every section. No React in here: the Payload configuration reads it. */
const blockOf = {
  hero: heroBlock,
  content: contentBlock,
  twoColumns: twoColumnsBlock,
  columnsImageText: columnsImageTextBlock,
  columnsImageTextType2: columnsImageTextType2Block,
  columnsImageTextType3: columnsImageTextType3Block,
  columnsImageTextNews: columnsImageTextNewsBlock,
  columnsVideoText: columnsVideoTextBlock,
  services: servicesBlock,
  techniques: techniquesBlock,
  sectionLink: sectionLinkBlock,
  form: formBlock,
  parallax: parallaxBlock,
  parallaxVideo: parallaxVideoBlock,
  sectionNewsTeasers: sectionNewsTeasersBlock,
  newsArchive: newsArchiveBlock,
  gallery: galleryBlock,
  beforeAfter: beforeAfterBlock,
  buttons: buttonsBlock,
  animation: animationBlock,
  image: imageBlock,
  video: videoBlock,
  faq: faqBlock,
  steps: stepsBlock,
  figures: figuresBlock,
  quotes: quotesBlock,
  prices: pricesBlock,
  table: tableBlock,
  team: teamBlock,
  logos: logosBlock,
  openingHours: openingHoursBlock,
  dishes: dishesBlock,
  reviews: reviewsBlock,
  map: mapBlock,
  embed: embedBlock,
  customForm: customFormBlock,
  slider: sliderBlock,
  piece: pieceBlock,
} satisfies Record<SectionType, Block>

export const allBlocks: Block[] = Object.values(blockOf)
