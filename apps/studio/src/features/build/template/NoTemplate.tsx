import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import classes from './Template.module.css'
import { useTemplateKind } from './template-kind.ts'
import { screensOf } from './template-paths.ts'

/** The address names none. */
export function NoTemplate() {
  const { t } = useTranslation('template')
  const kind = useTemplateKind()
  return (
    <main className={classes.alone}>
      <h1>{t(`editor.${kind}`)}</h1>
      <Empty
        icon={<IconTemplate size={20} />}
        title={t('noTemplate')}
        description={t('noTemplateHint')}
        action={
          <Button component={Link} to={pathTo(screensOf[kind].list)}>
            {t(`title.${kind}`)}
          </Button>
        }
      />
    </main>
  )
}
