/** Whoever buys, from tomorrow on. */
export function aboutYou() {
  const tomorrow = new Date(Date.now() + 86_400_000)
  return {
    policyholder: 'Jo Smith',
    email: 'jo.smith@example.org',
    phone: '07700 900123',
    'address-line1': '1 High Street',
    'address-town': 'Bristol',
    'address-postcode': 'BS7 9ZZ',
    'cover_start-day': String(tomorrow.getDate()),
    'cover_start-month': String(tomorrow.getMonth() + 1),
    'cover_start-year': String(tomorrow.getFullYear()),
  }
}
