import type { SectionType } from '#domain/content/section-types.ts'

import { heroFixture } from './hero/hero.fixture.ts'
import { contentFixture } from './content/content.fixture.ts'
import { twoColumnsFixture } from './two-columns/two-columns.fixture.ts'
import { columnsImageTextFixture } from './columns-image-text/columns-image-text.fixture.ts'
import { columnsImageTextType2Fixture } from './columns-image-text-type-2/columns-image-text-type-2.fixture.ts'
import { columnsImageTextType3Fixture } from './columns-image-text-type-3/columns-image-text-type-3.fixture.ts'
import { columnsImageTextNewsFixture } from './columns-image-text-news/columns-image-text-news.fixture.ts'
import { columnsVideoTextFixture } from './columns-video-text/columns-video-text.fixture.ts'
import { servicesFixture } from './services/services.fixture.ts'
import { techniquesFixture } from './techniques/techniques.fixture.ts'
import { sectionLinkFixture } from './section-link/section-link.fixture.ts'
import { formFixture } from './form/form.fixture.ts'
import { parallaxFixture } from './parallax/parallax.fixture.ts'
import { parallaxVideoFixture } from './parallax-video/parallax-video.fixture.ts'
import { sectionNewsTeasersFixture } from './news-teasers/news-teasers.fixture.ts'
import { newsArchiveFixture } from './news-archive/news-archive.fixture.ts'
import { galleryFixture } from './gallery/gallery.fixture.ts'
import { beforeAfterFixture } from './before-after/before-after.fixture.ts'
import { buttonsFixture } from './buttons/buttons.fixture.ts'
import { animationFixture } from './animation/animation.fixture.ts'
import { imageFixture } from './image/image.fixture.ts'
import { videoFixture } from './video/video.fixture.ts'
import { sliderFixture } from './slider/slider.fixture.ts'

/** An example of every section with all it can hold. */
export const allFixtures = [
  heroFixture,
  contentFixture,
  twoColumnsFixture,
  columnsImageTextFixture,
  columnsImageTextType2Fixture,
  columnsImageTextType3Fixture,
  columnsImageTextNewsFixture,
  columnsVideoTextFixture,
  servicesFixture,
  techniquesFixture,
  sectionLinkFixture,
  formFixture,
  parallaxFixture,
  parallaxVideoFixture,
  sectionNewsTeasersFixture,
  newsArchiveFixture,
  galleryFixture,
  beforeAfterFixture,
  buttonsFixture,
  animationFixture,
  imageFixture,
  videoFixture,
  sliderFixture,
] satisfies { blockType: SectionType }[]
