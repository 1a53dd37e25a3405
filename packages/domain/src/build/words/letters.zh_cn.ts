import { messages } from '../../messages.ts'
import type { Letters } from './say.ts'

export const letters: Letters = {
  '[Test] {subject}': '[测试] {subject}',
  'Dear {name},': '{name}，您好：',
  'Dear customer,': '尊敬的客户，您好：',
  'Your {product} policy {number}': '您的{product}保单 {number}',
  'Thank you for choosing {company}. Your policy {number} starts on {day}.':
    '感谢您选择{company}。您的保单 {number} 自 {day} 起生效。',
  'Your certificate of insurance: {link}': '您的保险凭证：{link}',
  'The links work for 30 days. Keep the documents in a safe place.': '链接 30 天内有效。请妥善保管这些文件。',
  'Your policy, its documents, and cancelling it if you change your mind: {link}':
    '查看您的保单及文件，或改变主意时取消保单：{link}',
  'Your policy and its documents: {link}': '您的保单及文件：{link}',
  'Your policy {number} was corrected': '您的保单 {number} 已更正',
  'We have corrected a name or an address on your policy {number}. Your cover and your price stay as they are.':
    '我们更正了您保单 {number} 上的姓名或地址。您的保障和价格保持不变。',
  'A new certificate takes the place of the one before.': '新的保险凭证取代之前的凭证。',
  'We could not take your payment for policy {number}': '我们未能收取保单 {number} 的付款',
  'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    '我们未能收取您的{product}保单 {number} 的第 {payment} 期付款：{amount}，应于 {day} 支付。',
  'You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.':
    '如果您的卡上余额充足，您无需进行任何操作：我们将于 {day} 再次扣款。您的保障继续有效。',
  'To pay now, or with another card: {link}': '立即付款或使用其他卡付款：{link}',
  'Your policy {number} ends on {day} unless you pay': '如不付款，您的保单 {number} 将于 {day} 终止',
  'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    '我们多次尝试，仍未能收取您的{product}保单 {number} 的第 {payment} 期付款：{amount}，应于 {day} 支付。',
  'Unless it is paid before then, your policy and your cover end on {day}.':
    '如届时仍未付款，您的保单和保障将于 {day} 终止。',
  'To pay now: {link}': '立即付款：{link}',
  'Your policy {number} has ended': '您的保单 {number} 已终止',
  'Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.':
    '您的{product}保单 {number} 的第 {payment} 期付款未支付：{amount}，应于 {day} 支付。',
  'Your policy has ended and you are no longer covered. Nothing more will be taken from your card.':
    '您的保单已终止，您不再享有保障。我们不会再从您的卡上扣款。',
  'Your policy {number} is cancelled': '您的保单 {number} 已取消',
  'As you wished, your {product} policy {number} is cancelled. You are no longer covered.':
    '按照您的意愿，您的{product}保单 {number} 已取消。您不再享有保障。',
  'What your voucher {code} paid, {amount}, goes back to it. It can pay again while the voucher runs and any are left.':
    '您的礼券 {code} 所支付的 {amount} 将退回该礼券。只要礼券仍有效且尚有名额，即可再次使用。',
  'Your voucher {code} paid {amount}. It cannot pay again: we will write to you about this amount.':
    '您的礼券 {code} 支付了 {amount}，且无法再次使用：我们将就此金额与您联系。',
  '{amount} goes back to your card. Banks take up to ten days to show it.':
    '{amount} 将退回您的卡。银行最多需要十天才会显示。',
  'We are looking at your application {reference}': '我们正在审核您的申请 {reference}',
  'Thank you for your application for {product}. A person looks at your answers and writes to you.':
    '感谢您申请{product}。我们的工作人员会查看您的回答并写信给您。',
  'You can look at your answers, or change them, until then: {link}': '在此之前，您可以查看或修改您的回答：{link}',
  'Your reference is {reference}. If you have questions, call us on {phone}.':
    '您的编号是 {reference}。如有疑问，请致电 {phone}。',
  'We can insure you: your application {reference}': '我们可以承保：您的申请 {reference}',
  'Good news: we have looked at your application for {product}, and we can insure you.':
    '好消息：我们已审核您的{product}申请，可以为您承保。',
  'See your price, choose your cover and pay: {link}': '查看价格、选择保障并付款：{link}',
  'The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.':
    '此报价在 {day} 之前有效，并以您的回答为依据：如有变化，请先更正。',
  'Your application for {product}': '您的{product}申请',
  'We have looked at your application, and we cannot offer you this cover.':
    '我们已审核您的申请，无法为您提供此项保障。',
  'Other insurers may see it differently. If you think we have something wrong, call us on {phone}.':
    '其他保险公司可能有不同看法。如果您认为我们有误，请致电 {phone}。',
  'Your photos: application {number}': '您的照片：申请 {number}',
  'We have looked at the photos for your {product}, and we cannot accept them.':
    '我们已查看您的{product}照片，无法接受。',
  'Please send us others, and go on from there: {link}': '请重新发送照片，并从那里继续：{link}',
  'Please call us on {phone}.': '请致电 {phone}。',
  'Go on with your {product} application': '继续您的{product}申请',
  'Your answers are kept. Go on where you left off: {link}': '您的回答已保留。从上次停下的地方继续：{link}',
  'The link works until {day}. Whoever has it can read your answers: do not pass it on.':
    '链接在 {day} 之前有效。持有链接者可以看到您的回答：请勿转发。',
  'Your quote {reference} is good until {day}.': '您的报价 {reference} 在 {day} 之前有效。',
  'Certificate of insurance {number}': '保险凭证 {number}',
  'Certificate {number}.pdf': '保险凭证 {number}.pdf',
  'Made in test mode. This is not a policy and nothing is insured.': '在测试模式下生成。这不是保单，不提供任何保障。',
  'Policy number {number}': '保单号 {number}',
  'Your policy': '您的保单',
  Policyholder: '投保人',
  Insured: '承保对象',
  Product: '产品',
  Extras: '附加保障',
  '{period}, both days included': '{period}，首尾两日均含',
  'Cover: {period}, both days included.': '保障期：{period}，首尾两日均含。',
  'Price: {price}, tax included.': '价格：{price}，含税。',
  Insurer: '保险公司',
  '{insurer}, firm reference number {number}': '{insurer}，机构注册号 {number}',
  'What is covered': '保障内容',
  'What it costs': '费用',
  'Total for the year': '全年总额',
  'Total for {length}': '{length}总额',
  'Including tax': '其中税款',
  'Payment {number} of {count}': '第 {number} 期，共 {count} 期',
  '{amount} on {day}': '{day} 支付 {amount}',
  'Good to know': '须知',
  'Change your mind': '犹豫期',
  'You can cancel within {days} days for a full refund if you have not claimed.':
    '如未提出理赔，您可在 {days} 天内取消并获全额退款。',
  'Claims and questions': '理赔与咨询',
  Complaints: '投诉',
  'Test mode: no cover is sold here.': '测试模式：此处不出售保险。',
  'Your policy {number}': '您的保单 {number}',
  Status: '状态',
  'In force': '有效',
  'Cancelled.': '已取消。',
  'What your card paid, if anything, goes back to it.': '您的卡所支付的款项（如有）将退回该卡。',
  'Cancelled. What you paid goes back to your card.': '已取消。您支付的款项将退回您的卡。',
  'Ended, because a payment was not made': '因未付款而终止',
  'Price for the year': '全年价格',
  'Price for {length}': '{length}价格',
  '{amount}, including tax {tax}': '{amount}，其中税款 {tax}',
  Documents: '文件',
  'Certificate of insurance (PDF)': '保险凭证（PDF）',
  'Your certificate is being made. Look again in a minute.': '您的保险凭证正在生成。请一分钟后再查看。',
  Payments: '付款',
  '{amount}, due': '{amount}，待付',
  '{amount}, could not be taken': '{amount}，未能收取',
  '{amount}, paid': '{amount}，已付',
  '{amount}, not asked for any more': '{amount}，不再收取',
  'We could not take your payment of {amount}.': '我们未能收取您的付款 {amount}。',
  'It was due on {day}.': '应于 {day} 支付。',
  'Pay {amount} now': '立即支付 {amount}',
  'Cancel this policy': '取消此保单',
  'You can change your mind until {day}. Your cover ends at once. Do not cancel if you have made a claim: call us instead.':
    '您可以在 {day} 之前改变主意。保障将立即终止。如果您已提出理赔，请勿取消，请致电我们。',
  'You can change your mind until {day}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.':
    '您可以在 {day} 之前改变主意。保障将立即终止，您支付的全部款项将退回您的卡。如果您已提出理赔，请勿取消，请致电我们。',
  'Cancel my policy': '取消我的保单',
  'No more advertising?': '不再接收推广信息？',
  'You then get no more reminders and offers from {company} by email. What concerns a policy of yours is sent all the same.':
    '之后您不会再收到{company}通过电子邮件发送的提醒和优惠。与您保单有关的内容仍会发送。',
  Unsubscribe: '退订',
  'You are unsubscribed': '您已退订',
  'You get no more reminders and offers from {company} by email.':
    '您不会再收到{company}通过电子邮件发送的提醒和优惠。',
  'Link expired': '链接已过期',
  'Ask whoever insures you for a new one.': '请向您的保险公司索取新的链接。',
  'This policy has already ended.': '此保单已经终止。',
  'The days to change one’s mind are over.': '犹豫期已过。',
  'Send me a code': '发送验证码',
  'Your code to cancel policy {number}': '取消保单 {number} 的验证码',
  'To cancel your policy {number}, type this code: {code}': '要取消您的保单 {number}，请输入此验证码：{code}',
  'It works for {minutes} minutes. If you did not ask for it, do nothing: your policy stays as it is.':
    '验证码在 {minutes} 分钟内有效。如果不是您本人申请，请忽略：您的保单保持不变。',
  'We have sent a code to {address}. Type it here to cancel your policy.':
    '我们已将验证码发送至 {address}。请在此输入以取消您的保单。',
  Code: '验证码',
  [messages.codeExpired]: '验证码已过期，请重新发送',
  [messages.codeInvalid]: '验证码无效，请重新输入',
  'Chat on {service}': '通过 {service} 聊天',
  'Call {phone}': '致电 {phone}',
  'Save my contact': '保存我的联系方式',
  'How to reach me': '如何联系我',
  'Insurance I offer': '我提供的保险',
  'Working hours': '工作时间',
  'Write to {name}': '写信给 {name}',
  'I am at work now.': '我现在在线。',
  'I am away at the moment, and answer as soon as I am back.': '我暂时不在，回来后会尽快回复。',
  Closed: '休息',
  'Your name': '您的姓名',
  'Your e-mail address': '您的电子邮箱',
  'Your telephone number (if you would like a call)': '您的电话号码（如需回电）',
  'What can I do for you?': '我能为您做些什么？',
  'Leave this empty': '请留空',
  'What you write goes to {name} and the company they sell for, to answer you.':
    '您填写的内容将发送给 {name} 及其所代表的公司，以便回复您。',
  Send: '发送',
  'Thank you. What you wrote is on its way.': '谢谢，您的留言已发出。',
  'Insurance from {company}': '{company} 的保险',
  '{name} sells insurance for {company}.': '{name} 为 {company} 销售保险。',
  '{company}, licence number {number}.': '{company}，牌照号码 {number}。',
  'Too much was sent from here. Try again later, or reach me another way.':
    '此处发送过多，请稍后再试，或以其他方式联系我。',
  'Phone number is not valid.': '电话号码无效。',
  [messages.required]: '此项必填',
  'Valid from': '生效时间',
  'Valid until': '有效期至',
  Value: '面值',
  About: '说明',
  eVoucher: '电子礼券',
  'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.':
    '请在价格旁输入代码，并一次付清全年费用。礼券只能使用一次，超出价格的部分作废，不可兑换现金。',
}
