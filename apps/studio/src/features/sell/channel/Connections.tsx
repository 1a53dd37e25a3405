import type { Channel } from '@coverwright/domain/sell/channel/channel'
import { channelLink } from '@coverwright/domain/sell/channel/channel-link'
import type { Connection } from '@coverwright/domain/sell/channel/connection'
import { Button } from '@mantine/core'
import { IconCopy, IconPlus, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { amountText } from '../../../framework/number/money-text.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { siteAddress } from '../../build/launch/site-address.ts'
import { copyText } from '../../company/api-key/copy-text.ts'
import classes from './Channel.module.css'
import { ConnectionDialog } from './ConnectionDialog.tsx'
import { QrDialog } from './QrDialog.tsx'

interface ConnectionsProps {
  readonly channel: Channel
  readonly merchantCode: string | undefined
}

/** What a channel sells, on which terms, and the addresses its customers come in by. */
export function Connections({ channel, merchantCode }: ConnectionsProps) {
  const { t } = useTranslation('channel')
  const mayManage = useMay('manage-channels')
  const connections = useQuery(queries.channel.listConnections({ id: channel.id }))
  const [connecting, setConnecting] = useState<Connection | 'new'>()
  return (
    <section className={classes.connections} aria-label={t('products')}>
      <header>
        <h3>{t('products')}</h3>
        {mayManage && (
          <Button size="sm" variant="default" leftSection={<IconPlus size={16} />} onClick={() => setConnecting('new')}>
            {t('connect')}
          </Button>
        )}
      </header>
      {connections.isError && <ErrorAlert error={connections.error} onRetry={() => void connections.refetch()} />}
      {connections.data?.length === 0 && <p className={classes.none}>{t('noProducts')}</p>}
      {connections.data?.map((connection) => (
        <Connected
          key={connection.productId}
          channel={channel}
          merchantCode={merchantCode}
          connection={connection}
          onEdit={() => setConnecting(connection)}
        />
      ))}
      {connecting && (
        <ConnectionDialog
          channelId={channel.id}
          connection={connecting === 'new' ? undefined : connecting}
          onClose={() => setConnecting(undefined)}
        />
      )}
    </section>
  )
}

interface ConnectedProps extends ConnectionsProps {
  readonly connection: Connection
  readonly onEdit: () => void
}

function Connected({ channel, merchantCode, connection, onEdit }: ConnectedProps) {
  const { t } = useTranslation('channel')
  const mayManage = useMay('manage-channels')
  const { productId, productName, commissionMethod, ratioValue, promoCode, currency, places } = connection
  const disconnect = useAct('channel.disconnectProduct', { done: () => t('disconnected', { name: productName }) })
  const commission = commissionMethod === 'percentage' ? `${ratioValue}%` : amountText(ratioValue, currency)
  return (
    <article className={classes.connection} aria-label={productName}>
      <div className={classes.terms}>
        <strong>{productName}</strong>
        {mayManage && (
          <span>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={onEdit}
              aria-label={t('termsOf', { name: productName })}
            >
              {t('terms')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              loading={disconnect.isBusy}
              onClick={() => disconnect.run({ id: channel.id, productId })}
              aria-label={t('disconnectNamed', { name: productName })}
            >
              {t('disconnect')}
            </Button>
          </span>
        )}
      </div>
      <span>
        {t('commissionOf', { commission })}
        {promoCode && ` · ${t('promoCodeOf', { promoCode })}`}
      </span>
      {places.length === 0 && <p className={classes.none}>{t('notPublished')}</p>}
      {places.map(({ host, mode }) => (
        <ChannelAddress
          key={host}
          url={channelLink(siteAddress(host, location), channel.code, merchantCode)}
          mode={mode}
        />
      ))}
    </article>
  )
}

function ChannelAddress({ url, mode }: { readonly url: string; readonly mode: 'live' | 'test' }) {
  const { t } = useTranslation('channel')
  const modes = useModes()
  const [isShown, setShown] = useState(false)
  return (
    <div className={classes.link}>
      <code>{url}</code>
      {mode === 'test' && <Tag>{modes.nameOf(mode)}</Tag>}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconCopy size={14} />}
        onClick={() => void copyText(url, t('copied'))}
      >
        {t('copy')}
      </Button>
      <Button size="compact-sm" variant="subtle" leftSection={<IconQrcode size={14} />} onClick={() => setShown(true)}>
        {t('qr')}
      </Button>
      {isShown && <QrDialog url={url} onClose={() => setShown(false)} />}
    </div>
  )
}
