import type { Picture } from '@coverwright/domain/build/page/page'
import { plainText } from '@coverwright/domain/build/page/rich-text'
import { messages } from '@coverwright/domain/messages'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { PictureField } from '../../photo/PictureField.tsx'
import { useShell } from '../editing/shell-editing.ts'
import { TranslatedText } from '../inspector/TranslatedText.tsx'
import classes from '../PageEditor.module.css'

/** What the site shows of itself elsewhere: in tabs, in search results, where its address is shared. */
export function SitePanel() {
  const { t } = useTranslation('page-editor')
  const { shell, change, changeBlock, isLocked } = useShell()
  const { social, header, favicon } = shell
  return (
    <>
      <PaneSection title={t('site.marks')}>
        <PictureField
          label={t('site.logo')}
          // A stored logo has passed the shell's model.
          picture={(header.props['logo'] ?? null) as Picture | null}
          isLocked={isLocked}
          onChange={(logo) =>
            changeBlock({ area: 'header', id: header.props.id }, (props) => ({ ...props, logo }), t('label.logo'))
          }
        />
        <PictureField
          label={t('site.favicon')}
          hasAlt={false}
          picture={favicon ? { src: favicon, width: 64, height: 64, alt: '' } : null}
          isLocked={isLocked}
          onChange={(picture) =>
            change((draft) => {
              if (picture) draft.favicon = picture.src
              else delete draft.favicon
            }, t('label.favicon'))
          }
        />
      </PaneSection>
      <PaneSection title={t('site.shared')}>
        <TranslatedText
          textKey="social.title"
          label={t('site.socialTitle')}
          text={social.title}
          maxLength={120}
          error={social.title.trim() === '' ? said(messages.required) : undefined}
          set={(title) => change((draft) => void (draft.social.title = title), t('label.socialTitle'))}
        />
        <TranslatedText
          textKey="social.description"
          label={t('site.socialDescription')}
          text={social.description}
          isLong
          maxLength={300}
          set={(text) => change((draft) => void (draft.social.description = text), t('label.socialDescription'))}
        />
        <PictureField
          label={t('site.socialImage')}
          picture={social.image ?? null}
          isLocked={isLocked}
          onChange={(picture) =>
            change((draft) => {
              if (picture) draft.social.image = picture
              else delete draft.social.image
            }, t('label.socialImage'))
          }
        />
      </PaneSection>
      <PaneSection title={t('site.preview')}>
        <SharedCard />
        <SearchResult />
      </PaneSection>
    </>
  )
}

const useAddress = () => {
  const { product } = useShell()
  const { t } = useTranslation('page-editor')
  return product.mounts[0]?.host ?? t('site.noHost')
}

/** As messengers and networks draw a shared address: large with a picture, small without. */
function SharedCard() {
  const { t } = useTranslation('page-editor')
  const { shell, language } = useShell()
  const { title, description, image } = shell.social
  const say = (key: string, text: string) => plainText(shell.translations?.[language]?.[key] || text)
  return (
    <figure className={classes.card} data-large={image !== undefined || undefined}>
      <figcaption>{t('site.sharedCaption')}</figcaption>
      {image && <img src={image.src} alt={image.alt} />}
      <small>{useAddress()}</small>
      <b>{say('social.title', title)}</b>
      <span>{say('social.description', description)}</span>
    </figure>
  )
}

/** Search engines read the first page's title, and its description before that of the site. */
function SearchResult() {
  const { t } = useTranslation('page-editor')
  const { shell } = useShell()
  const home = shell.pages.find(({ path }) => path === '/')
  return (
    <figure className={classes.result}>
      <figcaption>{t('site.searchCaption')}</figcaption>
      <small>
        {shell.favicon && <img src={shell.favicon} alt="" />} {useAddress()}
      </small>
      <b>{home?.title}</b>
      <span>{home?.description || shell.social.description}</span>
    </figure>
  )
}
