export { getQuote, saveQuoteState } from './internal.ts'
export { previewPrices } from './preview-prices.ts'
export { decideApplication, type PricedApplication, priceApplication } from './price-application.ts'
export { type QuoteRow, quotes } from './tables.ts'
