/** With copies of the tab; where the script for it is lost the cart is ordered once all the same. */
export function shareWithCopies(): void {
  void import('./cart-copies.ts').then(({ shareCart }) => shareCart()).catch(() => undefined)
}
