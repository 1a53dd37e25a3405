import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'

/** What a partner provides is looked at here, and changed only by the partner. */
export function ResoldAlert({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('body')
  return (
    <LockedAlert
      kind="settled"
      title={t('resold.title')}
      action={
        <Button size="sm" variant="default" component={Link} to={pathTo(`/editor?product=${productId}`)}>
          {t('resold.design')}
        </Button>
      }
    >
      {t('resold.text')}
    </LockedAlert>
  )
}
