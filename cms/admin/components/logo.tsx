/** The word mark on the login page. */
export function Logo() {
  return <span className="theke-logo">Theke</span>
}
