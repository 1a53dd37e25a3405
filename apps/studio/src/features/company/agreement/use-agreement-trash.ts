import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { sayDone, sayDoneWithUndo, sayFailed } from '../../../framework/toast/toasts.tsx'

/** Moved at once and taken back by Undo: nothing is lost in the trash. */
export function useAgreementTrash() {
  const { t } = useTranslation('agreement')
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['agreement'] })
  const bringBack = async (id: string) => {
    await client.agreement.restoreAgreement({ id })
    await refresh()
  }
  const move = async ({ id, name }: Agreement) => {
    await client.agreement.trashAgreement({ id })
    await refresh()
    sayDoneWithUndo(t('trashed', { name }), () => bringBack(id))
  }
  const restore = async ({ id, name }: Agreement) => {
    await bringBack(id)
    sayDone(t('restored', { name }))
  }
  return {
    move: (agreement: Agreement) => move(agreement).catch(sayFailed),
    restore: (agreement: Agreement) => restore(agreement).catch(sayFailed),
  }
}
