import type { PeriodWords } from './periods.ts'

/** Both ways of writing: a text in one may hold words of the other. */
export const chinese: PeriodWords = {
  numbers: {
    一: 1,
    二: 2,
    两: 2,
    兩: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    九: 9,
    十: 10,
    十一: 11,
    十二: 12,
    十四: 14,
    十八: 18,
    二十四: 24,
    三十: 30,
    三十六: 36,
  },
  // 1月 is January and 1日 its first day: months are counted with 个, days of a month are none.
  units: {
    day: '天|(?<!月\\s*\\d{1,2})日',
    week: '周|週|(?:个|個)?(?:星期|礼拜|禮拜)',
    month: '(?:个|個)月',
    year: '年',
  },
  phrases: [
    [/(?:一|1)\s*年半/g, 18, 'month'],
    [/(?<!每)半\s*年/g, 6, 'month'],
    [/半(?:个|個)月/g, 15, 'day'],
  ],
  yearly: /年度(?:保单|保單|保险|保險|合同|契約)/,
  subject: /保险|保險|保单|保單|保障|承保|有效期|合同|契約|为期|為期/,
  elsewhere:
    /犹豫|猶豫|冷静|冷靜|撤销|撤銷|取消|解除|解约|解約|退保|退费|退費|退款|理赔|理賠|索赔|索賠|通知|告知|投诉|投訴|申诉|申訴|等待期|等候期|年龄|年齡|岁|歲|过去|過去|最近|(?:天|日|周|週|星期|月|年)(?:之|以)?[内內]|每年|每(?:个|個|一)?(?:保单|保單)?年/,
  ends: /[。；！？，;!?\n]+/,
  near: { signs: 14 },
}
