import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Page } from '../../framework/page/Page.tsx'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { Tile } from '../../framework/page/Tile.tsx'
import classes from './SettingHub.module.css'
import { type offeredTo, sectionPath } from './sections.ts'

export function SettingHub({ cards }: { readonly cards: ReturnType<typeof offeredTo> }) {
  const { t } = useTranslation('setting')
  return (
    <Page>
      <PageHeader title={t('title')} description={t('description')} />
      <ul className={classes.cards}>
        {cards.map(({ key, icon: Icon, leads }) => (
          <li key={key}>
            <Link className={classes.card} to={'path' in leads ? leads.path : sectionPath(key)}>
              <Tile tone="neutral">
                <Icon size={16} />
              </Tile>
              <span>
                <b>{t(`card.${key}.title`)}</b>
                <span>{t(`card.${key}.description`)}</span>
              </span>
              <IconChevronRight size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
