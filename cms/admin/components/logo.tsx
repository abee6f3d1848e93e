/** The word mark on the login page. */
export function Logo() {
  return <h1 className="theke-logo">Theke</h1>
}
