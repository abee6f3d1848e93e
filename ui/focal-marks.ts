type FocalPoint = { focalX?: number | undefined; focalY?: number | undefined }

/** What an `<img>` carries so that `design/focal-point.css` keeps the right part of it in sight. */
export const focalMarks = ({ focalX, focalY }: FocalPoint) => ({
  'data-focal-x': focalX,
  'data-focal-y': focalY,
})
