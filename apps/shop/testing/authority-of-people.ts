import { everybody, membersAlone, ownersAlone, type Row, sessions } from "./authority.ts";

const signUpInput =
  'input: { email: "kenari@example.com", firstName: "A", lastName: "B", birthDate: "20000305", gender: MALE, password: "eA==", rePassword: "eA==", token: "of-somebody" }';

/**
 * Sessions, accounts and proofs of identity: permissions by field. Logging out ends the callers'
 * sessions: its row comes last.
 */
export const rowsOfPeople: Readonly<Record<string, Row>> = {
  "Query.userInfo": {
    ask: "query ($code: String) { userInfo(userCode: $code) { email mobile } }",
    variables: ({ accountCode }) => ({ code: accountCode }),
    verdicts: ownersAlone("absent"),
  },
  "Query.accountOverview": {
    ask: "{ accountOverview { userCode orders { last { orderCode } } coupons { totalCount } addresses { default { addressId } } wishCount } }",
    verdicts: membersAlone("answered"),
  },
  "Query.sessionList": { ask: "{ sessionList { sessionId } }", verdicts: membersAlone("answered") },
  // Codes belong to the flow that requested them: nobody else's code is there (abuse case AC-04).
  "Query.sendOtpToMember": {
    ask: '{ sendOtpToMember(input: { mobile: "7123456789", channel: SMS }) { success errorCode } }',
    verdicts: everybody("MOBILE_INVALID"),
  },
  "Query.verifyOtpMember": {
    ask: '{ verifyOtpMember(input: { mobile: "81122334455", verificationCode: "1234" }) { success errorCode } }',
    verdicts: everybody("CODE_EXPIRED"),
  },
  "Query.memberEmailVerification": {
    ask: '{ memberEmailVerification(input: { tokenCheckAvailabilityEmail: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("CODE_EXPIRED"),
  },
  "Query.verifyOtpEmail": {
    ask: '{ verifyOtpEmail(input: { tokenCheckAvailabilityEmail: "of-somebody", email: "kenari@example.com", verificationCode: "1234" }) { success errorCode } }',
    verdicts: everybody("CODE_EXPIRED"),
  },
  // Whether a number or an address has an account is revealed to anyone, but rarely (abuse case
  // AC-09); the rest only to a caller who has verified the number.
  "Query.checkMobilePhoneAlreadyExist": {
    ask: '{ checkMobilePhoneAlreadyExist(input: { mobile: "7123456789" }) { success errorCode } }',
    verdicts: everybody("MOBILE_INVALID"),
  },
  "Query.checkMobilePhoneAlreadyExistInMapclub": {
    ask: '{ checkMobilePhoneAlreadyExistInMapclub(input: { mobile: "7123456789" }) { success errorCode } }',
    verdicts: everybody("MOBILE_INVALID"),
  },
  "Query.validateReferralCode": {
    ask: '{ validateReferralCode(input: { referralCode: "-" }) { success errorCode } }',
    verdicts: everybody("REFERRAL_UNKNOWN"),
  },
  "Query.checkAvailabilityEmail": {
    ask: '{ checkAvailabilityEmail(input: { email: "new@example.com" }) { success errorCode } }',
    verdicts: everybody("answered"),
  },
  "Query.validateEmail": {
    ask: '{ validateEmail(input: { email: "kenari-anggota@example.com" }) { success errorCode } }',
    verdicts: everybody("answered"),
  },
  "Query.validateTokenDetailRegistration": {
    ask: '{ validateTokenDetailRegistration(input: { tokenVerifyOtpPhoneNo: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Query.resendLinkEmailVerification": {
    ask: '{ resendLinkEmailVerification(input: { tokenVerifyOtpPhoneNo: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Query.getUserInfoDetail": {
    ask: "{ getUserInfoDetail { userCode } }",
    verdicts: { ...sessions("absent"), member: "answered" },
  },
  "Query.querySSUserInfo": {
    ask: "query ($code: String!) { querySSUserInfo(userCode: $code) { success errorCode data { emailSubscribe } } }",
    variables: ({ accountCode }) => ({ code: accountCode }),
    owners: ["member A"],
    verdicts: { ...membersAlone("answered"), owner: "answered" },
  },
  "Query.accountErasure": { ask: "{ accountErasure { dueTime } }", verdicts: membersAlone("absent") },
  // Those who sign in have just proven who they are.
  "Query.accountData": { ask: "{ accountData }", verdicts: membersAlone("answered") },
  "Mutation.requestErasure": {
    ask: "mutation { requestErasure { success errorCode } }",
    verdicts: membersAlone("answered"),
  },
  "Mutation.withdrawErasure": {
    ask: "mutation { withdrawErasure { success errorCode } }",
    verdicts: membersAlone("answered"),
  },
  "Query.addressList": { ask: "{ addressList { addressId } }", verdicts: membersAlone("answered") },
  // Others' addresses count as unknown, and deleting them changes nothing: checked with the module.
  "Mutation.saveAddress": {
    ask: 'mutation { saveAddress(input: { recipientFirstName: "", recipientLastName: "", recipientMobile: "", address1: "", state: { code: "" }, city: { code: "" }, district: { code: "" }, zipCode: { code: "" } }) { addressId } }',
    verdicts: membersAlone("DELIVERY_INVALID"),
  },
  "Mutation.deleteAddress": {
    ask: 'mutation { deleteAddress(addressId: "of-somebody") { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.guestInit": { ask: "mutation { guestInit { success } }", verdicts: everybody("answered") },
  "Mutation.guestLogin": {
    ask: 'mutation { guestLogin(input: { email: "sari@example.com", mobile: "81234567890" }) { success data { userCode } } }',
    verdicts: everybody("answered"),
  },
  // For anyone who knows the password or has the link.
  "Mutation.login": {
    ask: 'mutation { login(input: { account: "kenari@example.com", password: "a3VjaW5nLVRlcmJhbmc3" }) { success errorCode } }',
    verdicts: everybody("LOGIN_FAILED"),
  },
  "Mutation.requestPasswordReset": {
    ask: 'mutation { requestPasswordReset(input: { email: "kenari" }) { success errorCode } }',
    verdicts: everybody("EMAIL_INVALID"),
  },
  "Mutation.resetPassword": {
    ask: 'mutation { resetPassword(input: { token: "of-somebody", password: "c2FwaS1CZXJsYXJpOA==", rePassword: "c2FwaS1CZXJsYXJpOA==" }) { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Mutation.changePassword": {
    ask: 'mutation { changePassword(input: { oldPassword: "eA==", password: "c2FwaS1CZXJsYXJpOA==", rePassword: "c2FwaS1CZXJsYXJpOA==" }) { success errorCode } }',
    verdicts: membersAlone("PASSWORD_WRONG"),
  },
  "Mutation.confirmIdentity": {
    ask: 'mutation { confirmIdentity(input: { password: "eA==" }) { success errorCode } }',
    verdicts: membersAlone("PASSWORD_WRONG"),
  },
  "Mutation.speedShopRegisterSSWithVerification": {
    ask: `mutation { speedShopRegisterSSWithVerification(${signUpInput}) { success errorCode data { token } } }`,
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Mutation.registerMapclub": {
    ask: `mutation { registerMapclub(${signUpInput}) { success errorCode } }`,
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Mutation.speedShopRegisterSSWithVerificationNew": {
    ask: `mutation { speedShopRegisterSSWithVerificationNew(${signUpInput}) { success errorCode data { token } } }`,
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Mutation.confirmEmailLink": {
    ask: 'mutation { confirmEmailLink(input: { token: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Mutation.updateMemberProfile": {
    ask: 'mutation { updateMemberProfile(input: { firstName: "Kartika" }) { success errorCode: code } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.updateMemberProfileCustom": {
    ask: 'mutation { updateMemberProfileCustom(input: { whatsApp: "628111111111" }) { success errorCode: code } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.synSSUserInfo": {
    ask: 'mutation ($code: String!) { synSSUserInfo(input: { userCode: $code, newsSubscribe: "0" }) { success errorCode } }',
    variables: ({ accountCode }) => ({ code: accountCode }),
    owners: ["member A"],
    verdicts: { ...membersAlone("MEMBER_NOT_FOUND"), owner: "answered" },
  },
  "Query.socialSettings": { ask: "{ socialSettings { facebookVersion } }", verdicts: everybody("answered") },
  // The providers authenticate people; none of them answers here.
  "Query.loginByThirdPartyMc": {
    ask: '{ loginByThirdPartyMc(input: { thirdId: "1", thirdChannel: google, thirdToken: "made-up", pageType: "login" }) { success errorCode: code userAuthToken } }',
    verdicts: everybody("SOCIAL_FAILED"),
  },
  "Mutation.startGoogleLogin": {
    ask: "mutation { startGoogleLogin(input: {}) { success errorCode data { address } } }",
    verdicts: everybody("SOCIAL_FAILED"),
  },
  "Mutation.finishGoogleLogin": {
    ask: 'mutation { finishGoogleLogin(input: { state: "made-up", code: "made-up" }) { success errorCode data { thirdToken } } }',
    verdicts: everybody("SOCIAL_FAILED"),
  },
  // An unknown or foreign session counts as ended; that the owner's is not is checked below.
  "Mutation.endSession": {
    ask: "mutation ($id: ID!) { endSession(sessionId: $id) { success errorCode } }",
    variables: ({ sessionId }) => ({ id: sessionId }),
    owners: ["member A"],
    verdicts: { ...membersAlone("answered"), owner: "answered" },
  },
  "Mutation.endOtherSessions": {
    ask: "mutation { endOtherSessions { success errorCode } }",
    verdicts: membersAlone("answered"),
  },
  "Mutation.logout": { ask: "mutation { logout { success errorCode } }", verdicts: everybody("answered") },
};
