'use client'

import { createClientFeature, HeadingFeatureClient } from '@payloadcms/richtext-lexical/client'

import { HeadingsProvider } from './headings-provider.tsx'
import { markedHeading } from './marked-heading.ts'

/** Payload's headings; which of them are offered is said by the place of the text, not by the editor. */
export const HeadingsByPlaceFeature = createClientFeature((given) => {
  const { feature } = HeadingFeatureClient(given.props)
  const ofPayload = typeof feature === 'function' ? feature(given) : feature

  return {
    ...ofPayload,
    // Its own turns every other level into the smallest, also what was there before.
    plugins: [],
    markdownTransformers: [markedHeading],
    providers: [HeadingsProvider],
  }
})
