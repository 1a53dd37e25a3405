import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import classes from './EventList.module.css'

/** Every event of a journey, by the blocks that raise it. Logic is bound to the page the block stands on. */
const events = [
  { name: 'answered', raisedBy: ['questions'], hasLogic: true },
  { name: 'chosen', raisedBy: ['plans'], hasLogic: true },
  { name: 'declared', raisedBy: ['declarations', 'checkout'], hasLogic: true },
  { name: 'bought', raisedBy: ['thankYou'], hasLogic: false },
] as const

export function Component() {
  const { t } = useTranslation('flow')
  return (
    <Page>
      <PageHeader title={t('events.title')} description={t('events.description')} />
      <div className={classes.events}>
        {events.map(({ name, raisedBy, hasLogic }) => (
          <Card
            key={name}
            title={t(`events.names.${name}`)}
            action={
              <span className={classes.blocks}>
                {raisedBy.map((block) => (
                  <Tag key={block}>{t(`events.blocks.${block}`)}</Tag>
                ))}
              </span>
            }
          >
            <dl className={classes.facts}>
              <dt>{t('events.when')}</dt>
              <dd>{t(`events.whens.${name}`)}</dd>
              <dt>{t('events.carries')}</dt>
              <dd>{t(`events.data.${name}`)}</dd>
              <dt>{t('events.followed')}</dt>
              <dd>
                {hasLogic ? t('events.logic.yes') : t('events.logic.no')}{' '}
                {hasLogic && <Link to={pathTo('/steps')}>{t('events.open')}</Link>}
              </dd>
            </dl>
          </Card>
        ))}
      </div>
    </Page>
  )
}
