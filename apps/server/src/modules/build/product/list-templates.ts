import type { product } from '@coverwright/contract/build/product'
import { languageNames, languages, languageTags } from '@coverwright/domain/base/language/language'
import { currencies, decimalsOf } from '@coverwright/domain/base/money/money'
import { productTemplates } from '@coverwright/domain/build/product-template/product-templates'
import type { HandlerOf } from '../../../platform/http/handlers.ts'

type Handler<Name extends keyof (typeof product)['calls']> = HandlerOf<typeof product, Name>

export const listTemplates: Handler<'listTemplates'> = async (_context, settings) => productTemplates(settings)

export const getCurrencyList: Handler<'getCurrencyList'> = async () =>
  currencies.map((code) => ({ code, decimals: decimalsOf(code) }))

export const getLanguageList: Handler<'getLanguageList'> = async () =>
  languages.map((code) => ({ code, tag: languageTags[code], name: languageNames[code] }))
