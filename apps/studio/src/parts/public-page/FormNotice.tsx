import { useTranslation } from 'react-i18next'
import { Notice } from './Notice.tsx'
import { refusalOf } from './refusal.ts'

/** What stopped the form as a whole, in the words of the catalogue. */
export function FormNotice({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('public-page')
  if (failure === undefined) return null
  const { message, hint } = refusalOf(failure)
  return <Notice kind="danger" title={message} body={hint && t(hint)} />
}
