import type { ComponentProps } from 'react'

import { websiteFailures } from '#domain/refusals/client-failures.ts'

type Props = ComponentProps<'img'> & {
  alt: string
  /** What is said in its place. */
  failure?: string
}

/** A picture that may be missing; then words fill what holds it, which has to be positioned. Spec: website 8. */
export function FallibleImage({ alt, failure = websiteFailures.pictureFailed, ...image }: Props) {
  return (
    <>
      <img {...image} alt={alt} />
      <span className="picture-failure" aria-hidden="true">
        {failure}
      </span>
    </>
  )
}
