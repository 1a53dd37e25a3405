import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { PictureImage } from '../picture-image.tsx'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'What you offer, in one line' },
  lead: { type: 'longText', label: 'Lead', initial: '' },
  picture: { type: 'picture', label: 'Picture', initial: null },
  form: { type: 'slot', label: 'Form', allow: ['Questions'] },
} as const satisfies Fields

export function Hero({ title, lead, picture, form }: PropsOf<typeof fields>) {
  return (
    <section className={picture ? 'cj-hero with-art' : 'cj-hero'}>
      <div>
        <h1>
          <Words of="title">{title}</Words>
        </h1>
        {lead ? (
          <p className="cj-lead">
            <Words of="lead">{lead}</Words>
          </p>
        ) : null}
        <div className="form">{form}</div>
      </div>
      {picture ? (
        <div className="art">
          <PictureImage picture={picture} isFirst />
        </div>
      ) : null}
    </section>
  )
}

export const hero = { label: 'Hero', group: 'section', fields, view: Hero } satisfies BlockDefinition
