import type { Option } from '@coverwright/domain/build/dataset/option'
import type {
  FoundAddress,
  FoundVehicle,
  OfferView,
  PageData,
  StepAnswer,
} from '@coverwright/domain/build/page/page-view'

const accept = { accept: 'application/json' }

/** As the browser itself would send it: urlencoded, or with files where there are some. */
function encode(form: FormData): URLSearchParams | FormData {
  const fields = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0) return form
  }
  return fields
}

/** The answers are our own server's, to the calls of this very build. */
async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { headers: accept, ...init })
  lastContact = Date.now()
  if (!answer.ok && answer.status !== 422) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** When the server last knew that somebody is here. */
let lastContact = Date.now()
export const secondsSinceContact = () => (Date.now() - lastContact) / 1000

export const sendStep = (path: string, form: FormData) => ask<StepAnswer>(path, { method: 'POST', body: encode(form) })
export const askQuote = (form: FormData, signal: AbortSignal) =>
  ask<OfferView>('/_/quote', { method: 'POST', body: encode(form), signal })
export const loadPage = (path: string) =>
  ask<PageData | { readonly location: string }>(`/_/page?path=${encodeURIComponent(path)}`)
export const findAddresses = (country: string, of: string) =>
  ask<readonly FoundAddress[]>(`/_/addresses?${new URLSearchParams({ country, of })}`)
export const findVehicle = (country: string, of: string) =>
  ask<{ readonly vehicle: FoundVehicle | null }>(`/_/vehicle?${new URLSearchParams({ country, of })}`)
export const loadList = (name: string) => ask<readonly Option[]>(`/_/list/${name}`)
