import { Anchor, Button, Group } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { AvailableTiles } from '../exchange/AvailableTiles.tsx'
import { ComponentPreview } from '../shell-design/preview/ComponentPreview.tsx'
import classes from './BlockBuilder.module.css'
import { componentStatuses } from './component-statuses.ts'
import { DeleteComponent } from './DeleteComponent.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { useComponentActions } from './use-component-actions.tsx'

/** Every component of the company, for whoever may look at it, with what can be done to it. */
export function ComponentShelf() {
  const { t } = useTranslation('component')
  const { rowActions, rejecting, stopRejecting, deleting, stopDeleting } = useComponentActions()
  const loaded = useQuery(queries.component.listComponents({}, { nowPage: 1, pageSize: 100, orderBy: '-updatedAt' }))
  return (
    <main className={classes.alone}>
      <header>
        <h1>{t('editor')}</h1>
        <p>{t('noComponentHint')}</p>
        <Anchor component={Link} to={pathTo('/project')}>
          {t('leave')}
        </Anchor>
      </header>
      {loaded.isError && <ErrorAlert error={loaded.error} onRetry={() => void loaded.refetch()} />}
      {loaded.data?.items.length === 0 && (
        <Empty icon={<IconBookmark size={20} />} title={t('none')} description={t('noneHint')} />
      )}
      <ul className={classes.shelf}>
        {loaded.data?.items.map((component) => (
          <li key={component.id}>
            <ComponentPreview component={component} />
            <div>
              <b>{component.name}</b> <StatusBadge status={componentStatuses[component.state]} />
              {component.approvedBlocks && component.state !== 'approved' && <p>{t('stillApproved')}</p>}
              <p>{component.reason ? t('rejectedFor', { reason: component.reason }) : component.about}</p>
            </div>
            <Group gap={6}>
              {rowActions(component).map(({ label, run, isDangerous }) => (
                <Button
                  key={label}
                  size="sm"
                  variant={isDangerous ? 'subtle' : 'default'}
                  aria-label={`${label}: ${component.name}`}
                  onClick={run}
                >
                  {label}
                </Button>
              ))}
            </Group>
          </li>
        ))}
      </ul>
      <Card title={t('exchange:library')} note={t('exchange:libraryNote')}>
        <AvailableTiles kind="component" />
      </Card>
      {deleting && <DeleteComponent component={deleting} onClose={stopDeleting} />}
      {rejecting && <RejectDialog component={rejecting} onClose={stopRejecting} />}
    </main>
  )
}
