type FocalPoint = { focalX?: number | undefined; focalY?: number | undefined }

/** What an `<img>` carries so that `design/focal-point.css` keeps the right part of it in sight. */
export const focalMarks = ({ focalX, focalY }: FocalPoint) => ({
  'data-focal-x': digitsOf(focalX),
  'data-focal-y': digitsOf(focalY),
})

/** With both digits, each of which has a style. */
const digitsOf = (step: number | undefined): string | undefined =>
  step === undefined ? undefined : String(step).padStart(2, '0')
