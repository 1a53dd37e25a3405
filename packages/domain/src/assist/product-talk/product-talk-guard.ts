export const productTalkIds = {
  talkQuestion: 'company',
} as const
