import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { sayDone, sayDoneWithUndo, sayFailed } from '../../../framework/toast/toasts.tsx'

/** Moved at once and taken back by Undo: nothing is lost in the trash. */
export function useAgreementTrash() {
  const { t } = useTranslation('agreement')
  const move = async ({ id, name }: Agreement) => {
    await acts.agreement.trashAgreement({ id })
    sayDoneWithUndo(t('trashed', { name }), () => acts.agreement.restoreAgreement({ id }))
  }
  const restore = async ({ id, name }: Agreement) => {
    await acts.agreement.restoreAgreement({ id })
    sayDone(t('restored', { name }))
  }
  return {
    move: (agreement: Agreement) => move(agreement).catch(sayFailed),
    restore: (agreement: Agreement) => restore(agreement).catch(sayFailed),
  }
}
