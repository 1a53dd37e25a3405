import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { MissingList } from '../../build/launch/MissingList.tsx'

export interface Blocked {
  readonly productId: string
  readonly name: string
  readonly missing: readonly Missing[]
}

/** All that is incomplete, each with the way to where it is put right. */
export function BlockedDialog({
  blocked: { productId, name, missing },
  onClose,
}: {
  readonly blocked: Blocked
  readonly onClose: () => void
}) {
  const { t } = useTranslation('primary-product')
  return (
    <Dialog onClose={onClose} size="lg" title={t('blockedTitle', { name })}>
      <p>{t('blockedText')}</p>
      <MissingList missing={missing} productId={productId} />
      <Button mt={12} onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  )
}
