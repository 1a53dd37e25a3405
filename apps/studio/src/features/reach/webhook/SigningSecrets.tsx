import type { Webhook } from '@coverwright/domain/reach/webhook/webhook'
import { Button } from '@mantine/core'
import { IconRefresh, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { SecretsHeader } from '../../company/api-key/SecretsHeader.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { useSecretColumns } from './secret-columns.tsx'

const list = listed(queries.webhook.listWebhooks)

/** Which webhooks have a signing secret, since when, and another one for each. */
export function SigningSecrets() {
  const { t } = useTranslation('webhook')
  const columns = useSecretColumns()
  const rotate = useAct('webhook.rotateSecret')
  const [renewing, setRenewing] = useState<Webhook>()
  const [secret, setSecret] = useState<string>()
  const renew = async () => {
    if (renewing) setSecret((await rotate.send({ id: renewing.id })).secret)
    setRenewing(undefined)
  }
  const toWebhooks = (
    <Button component={Link} to={pathTo('/apiList?tab=webhooks')} variant="default">
      {t('signing.toWebhooks')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('signing.title')}
        header={<SecretsHeader tab="signing" actions={toWebhooks} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="name"
        rowActions={(webhook) => [
          { label: t('newSecret'), icon: <IconRefresh size={16} />, run: () => setRenewing(webhook) },
        ]}
        empty={
          <Empty
            icon={<IconWebhook size={20} />}
            title={t('none')}
            description={t('signing.noneHint')}
            action={toWebhooks}
          />
        }
      />
      <ConfirmDialog
        isOpen={renewing !== undefined}
        title={t('signing.ask', { name: renewing?.name })}
        consequences={[t('signing.bothSign'), t('signing.formerEnds')]}
        keep={t('signing.keep')}
        act={t('newSecret')}
        onKeep={() => setRenewing(undefined)}
        onAct={renew}
      />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}
