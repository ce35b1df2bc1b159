import { englishNotifications } from "../notification-texts/en.ts";
import type { LetterTexts } from "./letter-text.ts";

export const english: LetterTexts = {
  greeting: "Hello {name},",
  closing: "Your partner portal team",
  online: "online",
  letters: {
    code: {
      subject: "Your verification code: {code}",
      body: "your verification code is\n\n{code}\n\nIt is valid for 15 minutes. If you did not ask for it, you do not need to do anything.",
    },
    reset: {
      subject: "Set a new password",
      body: "you can set a new password here:\n\n{link}\n\nThe link works once and is valid for 60 minutes. If you did not ask for it, you do not need to do anything: your password stays as it is.",
    },
    invitation: {
      subject: "Invitation to the partner portal",
      body: "{inviter} has added you to the partner portal as an employee of {company}. Choose your password here:\n\n{link}\n\nThe link is valid for 48 hours.",
    },
    activation: {
      subject: "Activate your account",
      body: "please activate your account here:\n\n{link}\n\nThe link is valid for 48 hours.",
    },
    emailChange: {
      subject: "Confirm your new email address",
      body: "please confirm that {email} should be the new address of your account:\n\n{link}\n\nThe link is valid for 48 hours. Until then, the old address stays.",
    },
    emailChangeAsked: {
      subject: "Someone asked to change your email address",
      body: "someone who knows your password has asked to make {email} the new address of your account. The address changes when the link that we sent there is opened.\n\nIf it was you, you do not need to do anything. If it was not, keep your address here:\n\n{link}\n\nThen set a new password. The link is valid for 48 hours, until the new address is confirmed.",
    },
    emailTaken: {
      subject: "This address already has an account",
      body: "someone tried to use {email} for another account in the partner portal. The address already has an account, so nothing has changed. If it was you, please choose another address.",
    },
    emailChanged: {
      subject: "Your email address was changed",
      body: "your account now has the address {email}. If you did not change it, please contact support at once.",
    },
    passwordChanged: {
      subject: "Your password was changed",
      body: "the password of your account has just been changed, and other sessions were signed out. If it was not you, please set a new one and contact support.",
    },
    welcome: {
      subject: "Welcome to the partner portal",
      body: "your account is ready. Sign in here:\n\n{link}",
    },
    underReview: {
      subject: "Welcome to the partner portal",
      body: "your account is ready. We are now checking your trade licence and will write to you when you are a partner. Until then, you can use the portal as a customer:\n\n{link}",
    },
    licenceApproved: {
      subject: "You are now a partner",
      body: "we have approved your trade licence: {company} is now a partner. Your first steps are waiting for you:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Your trade licence",
      body: "we could not approve the trade licence of {company}:\n\n{reason}\n\nYour account stays as it is. If you have questions, please reply to this email.",
    },
    trainingBooked: {
      subject: "Your training: {training}",
      body: "your seat is booked:\n\n{training}\n{when}\n{place}\n\nYou can cancel it until {until}. You will find the calendar file and everything else here:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Your training: {training}",
      body: "your seat is booked:\n\n{training}\n{when}\n{place}\n\nIt is too late to cancel it. You will find the calendar file and everything else here:\n\n{link}",
    },
    trainingWaiting: {
      subject: "On the waiting list: {training}",
      body: "this training is full, and you are on its waiting list:\n\n{training}\n{when}\n{place}\n\nAs soon as a seat becomes free for you, we book it for you and write to you. You can leave the list here:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "A seat for you: {training}",
      body: "a seat has become free, and we have booked it for you:\n\n{training}\n{when}\n{place}\n\nIf you cannot come, please cancel until {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Cancelled: {training}",
      body: "this booking has been cancelled:\n\n{training}\n{when}\n{place}\n\nYou will find other dates here:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Will not take place: {training}",
      body: "unfortunately, this training will not take place:\n\n{training}\n{when}\n{place}\n\nYou do not need to do anything, and nothing is charged. You will find other dates here:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "You are registered: {conference}",
      body: "these people have a place:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nYou will find the summary, the calendar file and hotels here:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "On the waiting list: {conference}",
      body: "the conference is full, and these people are on its waiting list:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nAs soon as a place becomes free, we write to you. You can leave the list here:\n\n{link}",
    },
    conferenceOffered: {
      subject: "A free place: {conference}",
      body: "a place has become free for {people}:\n\n{conference}\n{when}\n{place}\n\nPlease accept it by {until}. After that, it goes to the next person on the list.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "No longer kept: {conference}",
      body: "the place for {people} was not accepted by {until} and has gone to the next person on the list.\n\n{conference}\n{when}\n\nYou will find everything about the conference here:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Withdrawn: {conference}",
      body: "this registration has been withdrawn:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nYou will find everything about the conference here:\n\n{link}",
    },
    vatInvalid: {
      subject: "The VAT number of {company}",
      body: "we have now checked the VAT number {vatId} of {company}, which could not be checked when you entered it: it is not registered. Please correct it or leave it out:\n\n{link}",
    },
    pioneerTaken: {
      subject: "In progress: your submission {submission}",
      body: "we are looking at the log file that you submitted for {model} ({submission}). You will find everything about your submission here:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Your submission {submission}, and a voucher",
      body: "we have closed your submission {submission} for {model}:\n\n{reason}\n\nThank you for being a pioneer. Your voucher {code} is in the portal under advantages. You will find everything about your submission here:\n\n{link}",
    },
    referenceApproved: {
      subject: "Your reference “{title}” is online",
      body: "your reference “{title}” has been approved, and everyone can see it now:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Your reference “{title}”",
      body: "we could not approve your reference “{title}” yet:\n\n{reason}\n\nYou will find our comments next to the fields. Please make your changes there and submit it again:\n\n{link}",
    },
  },
  notifications: englishNotifications,
};
