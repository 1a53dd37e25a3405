import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import classes from './ProductTalk.module.css'
import { TalkBox } from './TalkBox.tsx'

/** For a colleague who looks after the hub: what the app would say of all that is published. */
export function TalkPreview() {
  const { t } = useTranslation('product-talk')
  const suggestions = useQuery(queries.productTalk.getTrialSuggestions({}))
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <h1>{t('title')}</h1>
        <Button variant="default" component={Link} to={pathTo('/pia')}>
          {t('back')}
        </Button>
      </header>
      <main className={classes.single}>
        <p className={classes.hint}>{t('preview')}</p>
        <TalkBox
          suggestions={suggestions.data ?? []}
          ask={(text) => client.productTalk.getTrialAnswer({ text, folderId: null })}
          read={async ({ fileId }) => (await client.hubFile.getFileText({ id: fileId })).passages}
        />
      </main>
    </div>
  )
}
