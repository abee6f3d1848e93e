/** A serving bell, at the start of the breadcrumbs. */
export function Icon() {
  return (
    <svg aria-hidden="true" className="theke-icon" fill="none" height="22" viewBox="0 0 24 24" width="22">
      <path d="M4 17a8 8 0 0 1 16 0Z" fill="currentColor" />
      <path d="M3 20h18M12 8V5M10 5h4" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
    </svg>
  )
}
