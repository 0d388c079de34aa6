import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from './request-context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Free JSON: the values for an error's words. */
  JSON: { input: unknown; output: unknown; }
};

/** code 501 when the account at the shop is not linked to a member */
export type LoyaltyAccount = {
  __typename?: 'LoyaltyAccount';
  availablePoints?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  havePin?: Maybe<Scalars['Boolean']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  /** added: it was entered wrongly too often, and only a new one can be used */
  pinDisabled?: Maybe<Scalars['Boolean']['output']>;
  success: Scalars['Boolean']['output'];
  userCode?: Maybe<Scalars['String']['output']>;
};

export type LoyaltyActionResult = {
  __typename?: 'LoyaltyActionResult';
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type LoyaltyBindInput = {
  mobile: Scalars['String']['input'];
  /** what mapClubBindAccount answered */
  thirdId: Scalars['String']['input'];
};

/** code '510' and message 'Mobile Phone not registered in Mapclub' when no card has this number and password */
export type LoyaltyBindResult = {
  __typename?: 'LoyaltyBindResult';
  /** added: the account has another card, which a switch unlinks */
  accountHasCard?: Maybe<Scalars['Boolean']['output']>;
  /** added: the card has another account, which a switch unlinks */
  cardHasAccount?: Maybe<Scalars['Boolean']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  isGuest?: Maybe<Scalars['Boolean']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  /** the card has another account, or the account another card: only mapClubSwitchBind links them */
  thirdExist?: Maybe<Scalars['Boolean']['output']>;
  /** a ticket for mapClubBindConfirm or mapClubSwitchBind: for ten minutes, once, in this session */
  thirdId?: Maybe<Scalars['String']['output']>;
  userCode?: Maybe<Scalars['String']['output']>;
};

export type LoyaltyCredentialsInput = {
  mobile: Scalars['String']['input'];
  /** base64 of the UTF-8 text, as all passwords here */
  password: Scalars['String']['input'];
};

/** added: points that expire at one moment */
export type LoyaltyExpiry = {
  __typename?: 'LoyaltyExpiry';
  /** The points can be used before this moment, an ISO date and time. */
  expiresAt: Scalars['String']['output'];
  points: Scalars['Int']['output'];
};

/** code '501' when the card is not linked to an account of the shop; code '510' for an unknown card or a wrong password */
export type LoyaltyLoginResult = {
  __typename?: 'LoyaltyLoginResult';
  code?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  orgCode?: Maybe<Scalars['String']['output']>;
  passwordSet?: Maybe<Scalars['Boolean']['output']>;
  success: Scalars['Boolean']['output'];
  tenantCode?: Maybe<Scalars['String']['output']>;
  /** signs in at the shop, as AUTH-TOKEN */
  userAuthToken?: Maybe<Scalars['String']['output']>;
  userCode?: Maybe<Scalars['String']['output']>;
  /** MEMBER, or GUEST for a guest card */
  userType?: Maybe<Scalars['String']['output']>;
  /** added: the browser's key, as the shop's login gives it */
  visitorUniqueKey?: Maybe<Scalars['String']['output']>;
  /** added: with code CARD_WAIT, until number and password are compared again */
  waitSeconds?: Maybe<Scalars['Int']['output']>;
};

/** added: one thing that happened to the points */
export type LoyaltyMovement = {
  __typename?: 'LoyaltyMovement';
  /** what it added to or took from the available points */
  availablePoints: Scalars['Int']['output'];
  /** an ISO date and time */
  happenedAt: Scalars['String']['output'];
  /** the member's own count: 1 for the first movement */
  id: Scalars['ID']['output'];
  orderCode?: Maybe<Scalars['String']['output']>;
  /** false for an order that earned on the card but is not among this account's own at the shop: another account's, or a guest's; the account cannot open it */
  orderIsOwn: Scalars['Boolean']['output'];
  /** what it added to or took from the points owed to the club */
  owedPoints: Scalars['Int']['output'];
  /** what it added to or took from the pending points */
  pendingPoints: Scalars['Int']['output'];
  /** in the language of the request */
  text: Scalars['String']['output'];
};

export type LoyaltyMovements = {
  __typename?: 'LoyaltyMovements';
  code?: Maybe<Scalars['String']['output']>;
  dataList?: Maybe<Array<LoyaltyMovement>>;
  message?: Maybe<Scalars['String']['output']>;
  /** send it as before to get the next page; null on the last one */
  next?: Maybe<Scalars['ID']['output']>;
  success: Scalars['Boolean']['output'];
};

/** added: all movements as a file for spreadsheets */
export type LoyaltyMovementsFile = {
  __typename?: 'LoyaltyMovementsFile';
  code?: Maybe<Scalars['String']['output']>;
  /** CSV by RFC 4180 */
  content?: Maybe<Scalars['String']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** added: points of an order that can still be returned: its own, or the reward for a referral */
export type LoyaltyPendingReward = {
  __typename?: 'LoyaltyPendingReward';
  /** The points can be used from this moment, an ISO date and time. */
  availableAt: Scalars['String']['output'];
  points: Scalars['Int']['output'];
};

export type LoyaltyPinInput = {
  pin: Scalars['String']['input'];
};

/** A wrong PIN comes as an error: its message is for the shopper, extensions.attemptsLeft says how often it may be tried. */
export type LoyaltyPinResult = {
  __typename?: 'LoyaltyPinResult';
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** added: permits one redemption within 15 minutes */
  proof?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** added: what a member has, code 501 when the account is not linked */
export type LoyaltyPoints = {
  __typename?: 'LoyaltyPoints';
  availablePoints?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  /** the soonest first */
  expiring?: Maybe<Array<LoyaltyExpiry>>;
  heldPoints?: Maybe<Scalars['Int']['output']>;
  /** what the next purchase brings for having linked; 0 once it came */
  linkBonus?: Maybe<Scalars['Int']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** owed to the club for returned items whose points were used */
  owedPoints?: Maybe<Scalars['Int']['output']>;
  /** the pending points, by when they can be used, the soonest first */
  pending?: Maybe<Array<LoyaltyPendingReward>>;
  pendingPoints?: Maybe<Scalars['Int']['output']>;
  /** rupiah left of the purchases of the last twelve months */
  spend?: Maybe<Scalars['Float']['output']>;
  success: Scalars['Boolean']['output'];
  tier?: Maybe<LoyaltyTier>;
  /** all tiers with what each brings, the lowest first */
  tiers?: Maybe<Array<LoyaltyTier>>;
};

/** added: what a member needs to refer someone; code 501 when the account is not linked */
export type LoyaltyReferral = {
  __typename?: 'LoyaltyReferral';
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** points for the new member */
  newMemberPoints?: Maybe<Scalars['Int']['output']>;
  /** rewards that the member waits for, the soonest first */
  pending?: Maybe<Array<LoyaltyPendingReward>>;
  /** what the member gets for having joined with a friend's code, once their first order is delivered; 0 without such a promise, and once it is kept */
  promisedPoints?: Maybe<Scalars['Int']['output']>;
  /** the member's own code */
  referralCode?: Maybe<Scalars['String']['output']>;
  /** points for the member after the new member's first delivered order; pending until its return window closes */
  referrerPoints?: Maybe<Scalars['Int']['output']>;
  success: Scalars['Boolean']['output'];
};

export type LoyaltySetPinInput = {
  /** the six digits that mapClubSendPinCode sent */
  code: Scalars['String']['input'];
  /** six characters */
  pin: Scalars['String']['input'];
};

/** added: what the key in the address of a page of the club's own site is made of */
export type LoyaltySiteKey = {
  __typename?: 'LoyaltySiteKey';
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  /** opens the page once, within two minutes */
  token?: Maybe<Scalars['String']['output']>;
  userCode?: Maybe<Scalars['String']['output']>;
};

export type LoyaltySiteKeyInput = {
  page: LoyaltySitePage;
};

export type LoyaltySitePage =
  | 'CARD'
  | 'PIN'
  | 'POINTS';

/** added: a tier, and the spend of twelve months in rupiah from which it is reached */
export type LoyaltyTier = {
  __typename?: 'LoyaltyTier';
  code: Scalars['String']['output'];
  fromSpend: Scalars['Float']['output'];
  pointsPerTenThousand: Scalars['Int']['output'];
};

/** Names and address are masked: the first letter, then asterisks. statusUser is ACTIVE, INACTIVE, GUEST or NOT_FOUND. */
export type MemberStatus = {
  __typename?: 'MemberStatus';
  emailMasking?: Maybe<Scalars['String']['output']>;
  emailVerified?: Maybe<Scalars['Boolean']['output']>;
  errorCode?: Maybe<Scalars['String']['output']>;
  /** added: values for the error's words, such as the seconds to wait */
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  firstNameMasking?: Maybe<Scalars['String']['output']>;
  lastNameMasking?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  nimbusIdMasking?: Maybe<Scalars['String']['output']>;
  phoneVerified?: Maybe<Scalars['Boolean']['output']>;
  statusUser?: Maybe<Scalars['String']['output']>;
  success?: Maybe<Scalars['Boolean']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** added: sends a code by SMS to the member's verified number, for setting a PIN or enabling a disabled one */
  mapClubSendPinCode?: Maybe<LoyaltyActionResult>;
  /** added: sets the PIN; refusals come as errors */
  mapClubSetPin?: Maybe<LoyaltyActionResult>;
  mapClubSiteKey?: Maybe<LoyaltySiteKey>;
};


export type MutationMapClubSetPinArgs = {
  input: LoyaltySetPinInput;
};


export type MutationMapClubSiteKeyArgs = {
  input: LoyaltySiteKeyInput;
};

export type Query = {
  __typename?: 'Query';
  checkMemberStatus?: Maybe<MemberStatus>;
  mapClubBindAccount: LoyaltyBindResult;
  /** links where nothing is linked yet; refusals come as errors */
  mapClubBindConfirm: LoyaltyActionResult;
  mapClubCheckBind?: Maybe<LoyaltyAccount>;
  mapClubCheckPin?: Maybe<LoyaltyPinResult>;
  mapClubLoginN: LoyaltyLoginResult;
  /** the newest first, 20 at once or as many as asked for, 50 at most */
  mapClubMovements?: Maybe<LoyaltyMovements>;
  mapClubMovementsFile?: Maybe<LoyaltyMovementsFile>;
  mapClubPoints?: Maybe<LoyaltyPoints>;
  mapClubReferral?: Maybe<LoyaltyReferral>;
  /** removes what is linked and links these two instead */
  mapClubSwitchBind: LoyaltyActionResult;
  /** code '501' when nothing is linked */
  mapClubUnbind: LoyaltyActionResult;
};


export type QueryCheckMemberStatusArgs = {
  phone: Scalars['String']['input'];
};


export type QueryMapClubBindAccountArgs = {
  input: LoyaltyCredentialsInput;
};


export type QueryMapClubBindConfirmArgs = {
  input: LoyaltyBindInput;
};


export type QueryMapClubCheckPinArgs = {
  input: LoyaltyPinInput;
};


export type QueryMapClubLoginNArgs = {
  input: LoyaltyCredentialsInput;
};


export type QueryMapClubMovementsArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMapClubSwitchBindArgs = {
  input: LoyaltyBindInput;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LoyaltyAccount: ResolverTypeWrapper<LoyaltyAccount>;
  LoyaltyActionResult: ResolverTypeWrapper<LoyaltyActionResult>;
  LoyaltyBindInput: LoyaltyBindInput;
  LoyaltyBindResult: ResolverTypeWrapper<LoyaltyBindResult>;
  LoyaltyCredentialsInput: LoyaltyCredentialsInput;
  LoyaltyExpiry: ResolverTypeWrapper<LoyaltyExpiry>;
  LoyaltyLoginResult: ResolverTypeWrapper<LoyaltyLoginResult>;
  LoyaltyMovement: ResolverTypeWrapper<LoyaltyMovement>;
  LoyaltyMovements: ResolverTypeWrapper<LoyaltyMovements>;
  LoyaltyMovementsFile: ResolverTypeWrapper<LoyaltyMovementsFile>;
  LoyaltyPendingReward: ResolverTypeWrapper<LoyaltyPendingReward>;
  LoyaltyPinInput: LoyaltyPinInput;
  LoyaltyPinResult: ResolverTypeWrapper<LoyaltyPinResult>;
  LoyaltyPoints: ResolverTypeWrapper<LoyaltyPoints>;
  LoyaltyReferral: ResolverTypeWrapper<LoyaltyReferral>;
  LoyaltySetPinInput: LoyaltySetPinInput;
  LoyaltySiteKey: ResolverTypeWrapper<LoyaltySiteKey>;
  LoyaltySiteKeyInput: LoyaltySiteKeyInput;
  LoyaltySitePage: LoyaltySitePage;
  LoyaltyTier: ResolverTypeWrapper<LoyaltyTier>;
  MemberStatus: ResolverTypeWrapper<MemberStatus>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LoyaltyAccount: LoyaltyAccount;
  LoyaltyActionResult: LoyaltyActionResult;
  LoyaltyBindInput: LoyaltyBindInput;
  LoyaltyBindResult: LoyaltyBindResult;
  LoyaltyCredentialsInput: LoyaltyCredentialsInput;
  LoyaltyExpiry: LoyaltyExpiry;
  LoyaltyLoginResult: LoyaltyLoginResult;
  LoyaltyMovement: LoyaltyMovement;
  LoyaltyMovements: LoyaltyMovements;
  LoyaltyMovementsFile: LoyaltyMovementsFile;
  LoyaltyPendingReward: LoyaltyPendingReward;
  LoyaltyPinInput: LoyaltyPinInput;
  LoyaltyPinResult: LoyaltyPinResult;
  LoyaltyPoints: LoyaltyPoints;
  LoyaltyReferral: LoyaltyReferral;
  LoyaltySetPinInput: LoyaltySetPinInput;
  LoyaltySiteKey: LoyaltySiteKey;
  LoyaltySiteKeyInput: LoyaltySiteKeyInput;
  LoyaltyTier: LoyaltyTier;
  MemberStatus: MemberStatus;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LoyaltyAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyAccount'] = ResolversParentTypes['LoyaltyAccount']> = {
  availablePoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  havePin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinDisabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoyaltyActionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyActionResult'] = ResolversParentTypes['LoyaltyActionResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyBindResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyBindResult'] = ResolversParentTypes['LoyaltyBindResult']> = {
  accountHasCard?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cardHasAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGuest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thirdExist?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  thirdId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoyaltyExpiryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyExpiry'] = ResolversParentTypes['LoyaltyExpiry']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoyaltyLoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyLoginResult'] = ResolversParentTypes['LoyaltyLoginResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordSet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tenantCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAuthToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitorUniqueKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LoyaltyMovementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyMovement'] = ResolversParentTypes['LoyaltyMovement']> = {
  availablePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderIsOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owedPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyMovementsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyMovements'] = ResolversParentTypes['LoyaltyMovements']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataList?: Resolver<Maybe<Array<ResolversTypes['LoyaltyMovement']>>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyMovementsFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyMovementsFile'] = ResolversParentTypes['LoyaltyMovementsFile']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyPendingRewardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyPendingReward'] = ResolversParentTypes['LoyaltyPendingReward']> = {
  availableAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoyaltyPinResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyPinResult'] = ResolversParentTypes['LoyaltyPinResult']> = {
  attemptsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyPointsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyPoints'] = ResolversParentTypes['LoyaltyPoints']> = {
  availablePoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiring?: Resolver<Maybe<Array<ResolversTypes['LoyaltyExpiry']>>, ParentType, ContextType>;
  heldPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linkBonus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owedPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<Array<ResolversTypes['LoyaltyPendingReward']>>, ParentType, ContextType>;
  pendingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spend?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['LoyaltyTier']>, ParentType, ContextType>;
  tiers?: Resolver<Maybe<Array<ResolversTypes['LoyaltyTier']>>, ParentType, ContextType>;
};

export type LoyaltyReferralResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyReferral'] = ResolversParentTypes['LoyaltyReferral']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newMemberPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<Array<ResolversTypes['LoyaltyPendingReward']>>, ParentType, ContextType>;
  promisedPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  referralCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referrerPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltySiteKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltySiteKey'] = ResolversParentTypes['LoyaltySiteKey']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoyaltyTierResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoyaltyTier'] = ResolversParentTypes['LoyaltyTier']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromSpend?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pointsPerTenThousand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberStatus'] = ResolversParentTypes['MemberStatus']> = {
  emailMasking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  firstNameMasking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastNameMasking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nimbusIdMasking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  statusUser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  mapClubSendPinCode?: Resolver<Maybe<ResolversTypes['LoyaltyActionResult']>, ParentType, ContextType>;
  mapClubSetPin?: Resolver<Maybe<ResolversTypes['LoyaltyActionResult']>, ParentType, ContextType, RequireFields<MutationMapClubSetPinArgs, 'input'>>;
  mapClubSiteKey?: Resolver<Maybe<ResolversTypes['LoyaltySiteKey']>, ParentType, ContextType, RequireFields<MutationMapClubSiteKeyArgs, 'input'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkMemberStatus?: Resolver<Maybe<ResolversTypes['MemberStatus']>, ParentType, ContextType, RequireFields<QueryCheckMemberStatusArgs, 'phone'>>;
  mapClubBindAccount?: Resolver<ResolversTypes['LoyaltyBindResult'], ParentType, ContextType, RequireFields<QueryMapClubBindAccountArgs, 'input'>>;
  mapClubBindConfirm?: Resolver<ResolversTypes['LoyaltyActionResult'], ParentType, ContextType, RequireFields<QueryMapClubBindConfirmArgs, 'input'>>;
  mapClubCheckBind?: Resolver<Maybe<ResolversTypes['LoyaltyAccount']>, ParentType, ContextType>;
  mapClubCheckPin?: Resolver<Maybe<ResolversTypes['LoyaltyPinResult']>, ParentType, ContextType, RequireFields<QueryMapClubCheckPinArgs, 'input'>>;
  mapClubLoginN?: Resolver<ResolversTypes['LoyaltyLoginResult'], ParentType, ContextType, RequireFields<QueryMapClubLoginNArgs, 'input'>>;
  mapClubMovements?: Resolver<Maybe<ResolversTypes['LoyaltyMovements']>, ParentType, ContextType, Partial<QueryMapClubMovementsArgs>>;
  mapClubMovementsFile?: Resolver<Maybe<ResolversTypes['LoyaltyMovementsFile']>, ParentType, ContextType>;
  mapClubPoints?: Resolver<Maybe<ResolversTypes['LoyaltyPoints']>, ParentType, ContextType>;
  mapClubReferral?: Resolver<Maybe<ResolversTypes['LoyaltyReferral']>, ParentType, ContextType>;
  mapClubSwitchBind?: Resolver<ResolversTypes['LoyaltyActionResult'], ParentType, ContextType, RequireFields<QueryMapClubSwitchBindArgs, 'input'>>;
  mapClubUnbind?: Resolver<ResolversTypes['LoyaltyActionResult'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  JSON?: GraphQLScalarType;
  LoyaltyAccount?: LoyaltyAccountResolvers<ContextType>;
  LoyaltyActionResult?: LoyaltyActionResultResolvers<ContextType>;
  LoyaltyBindResult?: LoyaltyBindResultResolvers<ContextType>;
  LoyaltyExpiry?: LoyaltyExpiryResolvers<ContextType>;
  LoyaltyLoginResult?: LoyaltyLoginResultResolvers<ContextType>;
  LoyaltyMovement?: LoyaltyMovementResolvers<ContextType>;
  LoyaltyMovements?: LoyaltyMovementsResolvers<ContextType>;
  LoyaltyMovementsFile?: LoyaltyMovementsFileResolvers<ContextType>;
  LoyaltyPendingReward?: LoyaltyPendingRewardResolvers<ContextType>;
  LoyaltyPinResult?: LoyaltyPinResultResolvers<ContextType>;
  LoyaltyPoints?: LoyaltyPointsResolvers<ContextType>;
  LoyaltyReferral?: LoyaltyReferralResolvers<ContextType>;
  LoyaltySiteKey?: LoyaltySiteKeyResolvers<ContextType>;
  LoyaltyTier?: LoyaltyTierResolvers<ContextType>;
  MemberStatus?: MemberStatusResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

