import type { GatewayTexts } from './gateway-texts';

export const ZH: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: '近期节假日交易时间', body: '指数和股票有两天提前收市。各品种的交易时间请查看平台上的合约细则。' },
    'crypto-leverage':   { title: '周末加密货币对的杠杆', body: '周五 20:00 至周日 22:00（UTC），加密货币对的新开仓位杠杆最高为 1:2。' },
    'password-changed':  { title: '您的密码已更改', body: '所有其他会话均已退出。如果不是您本人操作，请申请密码链接并联系客服。' },
    'address-rejected':  { title: '您的地址证明被拒绝', body: '文件已超过 6 个月。请提交日期较新、显示您姓名和地址的文件。' },
    'identity-runs-out': { title: '您的身份证件即将到期', body: '证件仅剩几天有效。请及时提交新证件，以免影响出金。' },
    'two-networks':      { title: '出金地址新增两个网络', body: '您现在可以设置 Tron 或 Polygon 地址。设置前请核对网络。' },
    'change-approved':   { title: '您的更改已获批准', body: '更改已显示在您的个人资料中。' },
    'change-refused':    { title: '您的更改未获批准', body: '您的个人资料保持不变。请提交能证明新信息的文件，或联系客服。' },
  },
  alerts: {
    'new-device': { title: '新设备登录', body: '有人在一台从未使用过的设备上以您的身份登录了门户。如果不是您本人，请结束该会话并立即更改密码。' },
    'second-factor-on': { title: '双重验证已开启', body: '今后登录需要身份验证器应用中的验证码。如果不是您本人操作，请立即联系客服。' },
    'second-factor-off': { title: '双重验证已关闭', body: '今后登录只需密码。如果不是您本人操作，请更改密码并立即联系客服。' },
    'recovery-code-used': { title: '一个恢复码已被使用', body: '有人使用您的一个恢复码登录。该恢复码不能再次使用。如果不是您本人，请更改密码并立即联系客服。' },
  },
  buttons: { news: '阅读新闻', documents: '提交文件', wallet: '打开钱包', profile: '打开个人资料', security: '打开安全设置', sessions: '查看会话' },
  mails: {
    'password-link':  { subject: '设置新密码', text: '请打开此链接设置新密码。链接 60 分钟内有效，仅可使用一次。如果您没有申请，无需进行任何操作。' },
    'payout-address': { subject: '您的出金地址', text: '您的出金地址已设置或更改。如果不是您本人操作，请更改密码并立即联系客服。' },
    'code':           { subject: '您的验证码', text: '请在要求输入的地方填写此验证码。切勿告诉任何人。' },
  },
  payoutAddress: '{address}（{network}），自 {from} 起生效',
  code: '{code} 是您的 {brand} 验证码。',
  payments: {
    card: { title: '银行卡', note: '本人名下的银行卡', deposit: '即时到账', withdraw: '1 至 3 个工作日' },
    bank: { title: '银行转账', note: '本人名下的账户', deposit: '1 至 2 个工作日', withdraw: '1 至 2 个工作日' },
    crypto: { title: '数字资产', note: '其网络上的地址', deposit: '约 5 分钟', withdraw: '约 5 分钟' },
  },
  reasons: { declined: '付款被拒绝。', notPaid: '未在规定时间内付款。', otherName: '收款方为他人名义。', returned: '款项已被收款方退回。' },
  money: {
    'deposit-completed': { title: '您的入金已到账', body: '{amount} 已存入账户 {login}。参考号 {reference}。' },
    'withdrawal-requested': { title: '您已申请出金', body: '在我们审核申请期间，账户 {login} 的 {amount} 已被预留。如果不是您本人操作，请立即修改密码并联系客服。参考号 {reference}。' },
    'withdrawal-completed': { title: '您的出金已完成', body: '账户 {login} 的 {amount} 已付出。参考号 {reference}。' },
    'withdrawal-rejected': { title: '您的出金未能付出', body: '{amount} 已退回账户 {login}，原因见该申请。参考号 {reference}。' },
    'transfer-done': { title: '您的转账已完成', body: '{amount} 已转入账户 {login}。参考号 {reference}。' },
  },
  receipt: '这是您的回单，请妥善保存。',
  cashier: { title: '付款', to: '收款方', reference: '参考号', amount: '金额', pay: '支付 {amount}', decline: '拒绝付款', cancel: '取消', note: '这是演示用的付款页面，不会发生真实的资金往来。', done: '此处已无需付款。', back: '返回 {brand}' },
};
