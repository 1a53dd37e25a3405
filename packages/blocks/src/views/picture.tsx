import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { PictureImage } from '../picture-image.tsx'

const fields = { picture: { type: 'picture', label: 'Picture', initial: null } } as const satisfies Fields

export function Picture({ picture: shown }: PropsOf<typeof fields>) {
  return shown ? <PictureImage picture={shown} /> : null
}

export const picture = {
  label: 'Picture',
  also: 'image photo',
  group: 'basic',
  fields,
  view: Picture,
} satisfies BlockDefinition
