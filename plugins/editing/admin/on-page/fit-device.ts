/** Shrinks a device that is wider than the room beside the form, so that all of its width is seen. */
export function fitDevice(deviceWidth: number): () => void {
  const room = document.querySelector<HTMLElement>('.live-preview-window__main')
  if (!room) return () => undefined

  const fit = () => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(room)
    const width =
      room.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const scale = deviceWidth > 0 ? Math.min(1, width / deviceWidth) : 1
    room.style.setProperty('--device-scale', String(scale))
  }
  const observer = new ResizeObserver(fit)
  observer.observe(room)
  fit()

  return () => {
    observer.disconnect()
    room.style.removeProperty('--device-scale')
  }
}
